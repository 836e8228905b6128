interface Lease {
  readonly holder: string;
  /** In milliseconds since the process began: setting the clock changes nothing. */
  readonly until: number;
}

/** Leases within one process. */
export class LocalLeases {
  readonly #leases = new Map<string, Lease>();

  take(name: string, holder: string, milliseconds: number): boolean {
    const now = performance.now();
    const lease = this.#leases.get(name);
    if (lease !== undefined && lease.holder !== holder && lease.until > now) return false;
    this.#leases.set(name, { holder, until: now + milliseconds });
    return true;
  }

  release(name: string, holder: string): void {
    if (this.#leases.get(name)?.holder === holder) this.#leases.delete(name);
  }

  /** Forgets those that have ended. */
  sweep(): void {
    for (const [name, { until }] of this.#leases) if (until <= performance.now()) this.#leases.delete(name);
  }
}
