/** Whether the visitor asks for few bytes: https://developer.mozilla.org/docs/Web/API/NetworkInformation/saveData, where it is supported. */
export function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
}
