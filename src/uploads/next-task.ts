/** Lets what waits on the page have its turn. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
