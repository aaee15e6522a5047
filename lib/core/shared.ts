/** One value per process: Next.js loads modules several times (proxy, instrumentation, route handlers). */
export function shared<Value>(name: string, create: () => Value): Value {
  const key = Symbol.for(`spielklang.${name}`)
  if (!Reflect.has(globalThis, key)) Reflect.set(globalThis, key, create())
  return Reflect.get(globalThis, key)
}
