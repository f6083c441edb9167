import type { Db } from './open.ts';

/** What time it was, by the matches and by the wall, when a server last said so. */
export interface NotedTime {
  readonly time: number;
  readonly wall: number;
}

const ROW = 1;

export async function readTime(db: Db): Promise<NotedTime | null> {
  const row = await db
    .selectFrom('server_time')
    .select(['time', 'wall'])
    .where('id', '=', ROW)
    .executeTakeFirst();
  return row ?? null;
}

/** Notes the time, which never goes back; says the latest that any server has noted. */
export async function writeTime(db: Db, noted: NotedTime): Promise<number> {
  await db
    .insertInto('server_time')
    .values({ id: ROW, ...noted })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(noted).where('server_time.time', '<=', noted.time),
    )
    .execute();
  return (await readTime(db))?.time ?? noted.time;
}
