import { now } from './clock'
import { shared } from './shared'

/** A service that was silent is left alone for so long, so that nobody waits for it again meanwhile. */
const AWAY_MS = 30_000

export class ServiceSilent extends Error {
  override readonly name = 'ServiceSilent'
}

interface CallOptions {
  /** How long its answer is waited for, in ms. */
  patienceMs: number
  /** Whether the call is to find out if the service answers again: it is made however silent it was. */
  isProbe?: boolean
}

/** Since when (ms) services were silent, by name; of this process. */
const silences = () => shared('silent services', () => new Map<string, number>())

/**
 * Calls somebody else's service. Whoever calls one that was silent within the last half minute is told so at once; after that
 * one caller tries it again, and the others go on being told so until it has answered.
 * @param name tells services apart
 * @throws ServiceSilent if it does not answer in time; whatever the call throws, which is an answer too
 */
export async function callService<Answer>(
  name: string,
  call: () => Promise<Answer>,
  { patienceMs, isProbe = false }: CallOptions,
): Promise<Answer> {
  const since = silences().get(name)
  if (since !== undefined) {
    // A clock that was put back makes no service silent for longer.
    if (!isProbe && Math.abs(now() - since) < AWAY_MS) throw new ServiceSilent(name)
    silences().set(name, now())
  }
  let timer: NodeJS.Timeout | undefined
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      silences().set(name, now())
      reject(new ServiceSilent(name))
    }, patienceMs)
  })
  const answered = call().finally(() => silences().delete(name))
  // Nobody hears any more what it says too late.
  answered.catch(() => undefined)
  return Promise.race([answered, silence]).finally(() => clearTimeout(timer))
}
