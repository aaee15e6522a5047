import { askedSpan } from './asked-span'

const fetch = jest.fn()
const answer = (status: number, body: unknown) => async () => ({
  ok: status === 200,
  status,
  json: async () => body,
})
const LINK = 'https://spielklang.example/presets?ref=KIRA'

beforeEach(() => {
  Object.assign(globalThis, { fetch })
  fetch.mockReset()
})
afterEach(() => jest.useRealTimers())

it('asks the shop how long a visit through the partner’s link counts', async () => {
  fetch.mockImplementation(answer(200, { span: '3 Tage' }))
  expect(await askedSpan(LINK)).toBe('3 Tage')
  expect(fetch.mock.calls[0]?.[0]).toBe('/api/partner-links/KIRA')
})

it.each([
  ['there is no such partner', answer(200, {})],
  ['the shop refuses', answer(429, { error: {} })],
  ['there is no network', () => Promise.reject(new TypeError('offline'))],
])('returns null if %s', async (_, asked) => {
  fetch.mockImplementation(asked)
  expect(await askedSpan(LINK)).toBeNull()
})

it('gives up after two seconds, and does not ask for an address without a partner', async () => {
  jest.useFakeTimers()
  fetch.mockImplementation(() => new Promise(() => {}))
  const asked = askedSpan(LINK)
  await jest.advanceTimersByTimeAsync(2_000)
  expect(await asked).toBeNull()
  expect(await askedSpan('https://spielklang.example/')).toBeNull()
  expect(fetch).toHaveBeenCalledTimes(1)
})
