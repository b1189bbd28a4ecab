/** Nobody else can follow an address that means "this computer". */
export function isHereOnly(url: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url, location.href).hostname);
}
