/** The rule whose text is open beside the table; `''` is the whole book. */
let rule: string | null = $state(null);

export const reader = {
  get rule() {
    return rule;
  },
};

export function openRule(id: string): void {
  rule = id;
}

export function closeRule(): void {
  rule = null;
}
