import {
  AggregatorRegistry,
  Counter,
  collectDefaultMetrics,
  Gauge,
  Histogram,
  Registry,
} from 'prom-client';

/** Seconds: from a tenth of a millisecond to ten seconds. */
const BUCKETS = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** What is counted of things that are there now. */
export interface Present {
  sockets(): number;
  matches(): number;
  waitingMachines(): number;
}

/** Figures of one server process, as Prometheus reads them. Nobody and no match is named in them. */
export class Metrics {
  private readonly registry = new Registry();
  private readonly kept: Counter;
  private readonly commits: Histogram;
  private readonly failures: Counter;
  private readonly requests: Histogram;
  private readonly openings: Histogram;
  private readonly mishaps: Counter;

  constructor() {
    const registers = [this.registry];
    collectDefaultMetrics({ register: this.registry, prefix: 'heliograph_' });
    this.kept = new Counter({
      name: 'heliograph_changes_kept_total',
      help: 'Changes of matches that are on disk',
      registers,
    });
    this.commits = new Histogram({
      name: 'heliograph_commit_seconds',
      help: 'How long a commit took; several changes may share one',
      buckets: BUCKETS,
      registers,
    });
    this.failures = new Counter({
      name: 'heliograph_commits_failed_total',
      help: 'Commits that the store refused: it was away or full',
      registers,
    });
    this.requests = new Histogram({
      name: 'heliograph_request_seconds',
      help: 'From a request on a socket to its answer, by the name of the request',
      labelNames: ['request'],
      buckets: BUCKETS,
      registers,
    });
    this.openings = new Histogram({
      name: 'heliograph_match_opening_seconds',
      help: 'How long it took to build a match from the store',
      buckets: BUCKETS,
      registers,
    });
    this.mishaps = new Counter({
      name: 'heliograph_mishaps_total',
      help: 'Mistakes of ours; the log says more',
      registers,
    });
  }

  /** Looks at what is there whenever the figures are read. */
  watch(present: Present): void {
    const gauge = (name: string, help: string, read: () => number) =>
      new Gauge({
        name,
        help,
        registers: [this.registry],
        collect() {
          this.set(read());
        },
      });
    gauge('heliograph_sockets', 'Sockets that are open', () => present.sockets());
    gauge('heliograph_matches_in_memory', 'Matches in memory', () => present.matches());
    gauge('heliograph_machines_waiting', 'Decisions of machines that wait for a thread', () =>
      present.waitingMachines(),
    );
  }

  committed(changes: number, seconds: number): void {
    this.kept.inc(changes);
    this.commits.observe(seconds);
  }

  commitFailed(): void {
    this.failures.inc();
  }

  answered(request: string, seconds: number): void {
    this.requests.observe({ request }, seconds);
  }

  opened(seconds: number): void {
    this.openings.observe(seconds);
  }

  mishap(): void {
    this.mishaps.inc();
  }

  /** All figures, to be added to those of other processes. */
  async figures(): Promise<Record<string, unknown>[]> {
    return (await this.registry.getMetricsAsJSON()).map((figure) => ({
      ...figure,
      // Of times and the like the worst process says how it fares.
      aggregator: figure.aggregator === 'average' ? 'max' : figure.aggregator,
    }));
  }

  /** `others`: what other processes of this server have counted. */
  async text(others: readonly (readonly object[])[] = []): Promise<string> {
    if (others.length === 0) return this.registry.metrics();
    const all = [await this.figures(), ...others].map((figures) => [...figures]);
    return AggregatorRegistry.aggregate(all).metrics();
  }

  get contentType(): string {
    return this.registry.contentType;
  }
}
