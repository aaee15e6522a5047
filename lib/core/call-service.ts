import { now } from './clock'
import { shared } from './shared'

/** How long calls fail at once after a timeout, so that other callers do not wait. */
const AWAY_MS = 30_000

export class ServiceSilent extends Error {
  override readonly name = 'ServiceSilent'
}

interface CallOptions {
  patienceMs: number
  /** Whether the call checks if the service is back: made even if it was silent just before. */
  isProbe?: boolean
  /** Whether an error means that the service was not reached, which counts as silence. */
  isSilence?: (error: unknown) => boolean
}

const silences = () => shared('silent services', () => new Map<string, number>())

/**
 * After a silence, calls fail at once for half a minute; then one caller tries it while others keep failing.
 * @throws ServiceSilent without an answer in time; what the call throws, an answer unless `isSilence` says otherwise
 */
export async function callService<Answer>(
  name: string,
  call: () => Promise<Answer>,
  { patienceMs, isProbe = false, isSilence = () => false }: CallOptions,
): Promise<Answer> {
  const since = silences().get(name)
  if (since !== undefined) {
    // `abs`, so that a clock set back does not extend the silence.
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
  const answered = call().then(
    (answer) => {
      forgetSilence(name)
      return answer
    },
    (error: unknown) => {
      if (isSilence(error)) silences().set(name, now())
      else forgetSilence(name)
      throw error
    },
  )
  // A late failure would otherwise be an unhandled rejection.
  answered.catch(() => undefined)
  return Promise.race([answered, silence]).finally(() => clearTimeout(timer))
}

export function forgetSilence(name: string): void {
  silences().delete(name)
}
