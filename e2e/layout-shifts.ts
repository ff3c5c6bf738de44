/** The layout shifts to count. `late` are those at least half a second after the visitor's last input. */
export type Counted = 'all' | 'late' | 'none';

/**
 * Adds up the layout shifts of the page, and defines `window.countShifts`. A call of `countShifts` returns the sum so
 * far, and its argument sets which shifts are added from then on. Before the first call, all shifts are added. This
 * function runs in the browser.
 */
export function watchShifts(): void {
  let sum = 0;
  let counted: Counted = 'all';
  const add = (entries: PerformanceEntryList) => {
    for (const entry of entries as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
      if (counted === 'all' || (counted === 'late' && !entry.hadRecentInput)) sum += entry.value;
    }
  };
  const observer = new PerformanceObserver((list) => add(list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
  const countShifts = (which: Counted) => {
    add(observer.takeRecords());
    counted = which;
    return sum;
  };
  Object.assign(window, { countShifts });
}
