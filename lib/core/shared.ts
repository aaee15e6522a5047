/**
 * One value per process. The modules of a build exist several times in one process (proxy, instrumentation, route
 * handlers), so a plain module variable would too.
 */
export function shared<Value>(name: string, create: () => Value): Value {
  const key = Symbol.for(`spielklang.${name}`)
  if (!Reflect.has(globalThis, key)) Reflect.set(globalThis, key, create())
  return Reflect.get(globalThis, key)
}
