/** How much somebody may ask for: a bucket that fills again with time. */
export class Allowance {
  private readonly most: number;
  private readonly perSecond: number;
  private left: number;
  private at: number;

  constructor(most: number, perSecond: number, now = performance.now()) {
    this.most = most;
    this.perSecond = perSecond;
    this.left = most;
    this.at = now;
  }

  /** Takes so much of it; false, and nothing is taken, where there is not enough. */
  spend(cost: number, now = performance.now()): boolean {
    // A clock that jumps back gives nothing and takes nothing.
    const passed = Math.max(0, now - this.at) / 1000;
    this.at = now;
    this.left = Math.min(this.most, this.left + passed * this.perSecond);
    if (this.left < cost) return false;
    this.left -= cost;
    return true;
  }
}
