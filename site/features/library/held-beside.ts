/** Returns the part of a code's text to show beside its title: a link's scheme and the title itself are left out. */
export function heldBeside(title: string, text: string): string {
  const held = text.replace(/^\s*https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '');
  return held.startsWith(title) ? held.slice(title.length).replace(/^\//, '') : held;
}
