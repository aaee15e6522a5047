/**
 * One value per process. Next.js loads a module several times in one process (proxy, instrumentation, route
 * handlers), and each copy would have its own module variable.
 */
export function shared<Value>(name: string, create: () => Value): Value {
  const key = Symbol.for(`spielklang.${name}`)
  if (!Reflect.has(globalThis, key)) Reflect.set(globalThis, key, create())
  return Reflect.get(globalThis, key)
}
