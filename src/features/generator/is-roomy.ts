/** Whether the window is wide and high enough for all groups to be open. */
export function isRoomy(): boolean {
  return matchMedia('(width>=48rem)').matches && matchMedia('(height>=30rem)').matches;
}
