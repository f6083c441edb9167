import type { Rescue } from '../mishap/mishaps.svelte.ts';
import { offerFile } from '../store/files.ts';
import type { Table } from './table.svelte.ts';

/** What can be done about a mishap at the table that is open just then. */
export const rescueOf = (open: () => Table | null): Rescue => ({
  get moment() {
    return open()?.moment;
  },
  get canGoBack() {
    return open()?.moment.undo ?? false;
  },
  async goBack() {
    await open()?.deeds.undo();
  },
  async report(trouble) {
    const file = await open()?.session.file();
    if (file) offerFile({ ...file, trouble });
  },
});
