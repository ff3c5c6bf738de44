export function measureNative() {
  return 'native libqrencode: not installed here, left out';
}
