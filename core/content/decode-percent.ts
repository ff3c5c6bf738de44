/** Returns a percent-encoded text decoded, or unchanged if it is not valid. */
export function decodePercent(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // The text contains a percent sign that encodes nothing.
    return text;
  }
}
