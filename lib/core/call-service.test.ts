import { callService, forgetSilence, ServiceSilent } from './call-service'
import { setClock } from './clock'

const SECOND = 1000
let names = 0

describe('callService', () => {
  let time = Date.UTC(2026, 10, 23)
  beforeEach(() => {
    names += 1
    setClock(() => time)
  })
  afterEach(() => setClock())

  const call = (answer: () => Promise<string>, isProbe = false) =>
    callService(`service-${names}`, answer, { patienceMs: 20, isProbe })
  const silent = () => new Promise<never>(() => {})
  const fine = jest.fn(() => Promise.resolve('answer'))
  beforeEach(() => fine.mockClear())

  it('waits once for a silent service, then fails fast for half a minute', async () => {
    await expect(call(silent)).rejects.toThrow(ServiceSilent)
    time += 29 * SECOND
    await expect(call(fine)).rejects.toThrow(ServiceSilent)
    expect(fine).not.toHaveBeenCalled()
    time += SECOND
    expect(await call(fine)).toBe('answer')
    expect(await call(fine)).toBe('answer')
  })

  it('then lets one caller retry, while the others still fail fast', async () => {
    await expect(call(silent)).rejects.toThrow(ServiceSilent)
    time += 30 * SECOND
    const tries = await Promise.allSettled([call(silent), call(fine), call(fine)])
    expect(tries.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
    expect(fine).not.toHaveBeenCalled()
  })

  it('uses the service again as soon as a probe succeeds, and after an error response', async () => {
    await expect(call(silent)).rejects.toThrow(ServiceSilent)
    expect(await call(fine, true)).toBe('answer')
    expect(await call(fine)).toBe('answer')
    await expect(call(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await call(fine)).toBe('answer')
  })

  it('also fails fast after an error that counts as unreachable', async () => {
    const isSilence = (error: unknown) => String(error).includes('refused')
    const options = { patienceMs: 20, isSilence }
    const unreached = callService(
      `service-${names}`,
      () => Promise.reject(new Error('connection refused')),
      options,
    )
    await expect(unreached).rejects.toThrow('connection refused')
    await expect(call(fine)).rejects.toThrow(ServiceSilent)
    expect(fine).not.toHaveBeenCalled()
    forgetSilence(`service-${names}`)
    expect(await call(fine)).toBe('answer')
  })

  it('uses the service again when the clock is set back', async () => {
    await expect(call(silent)).rejects.toThrow(ServiceSilent)
    time -= 3600 * SECOND
    expect(await call(fine)).toBe('answer')
  })
})
