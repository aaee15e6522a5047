import { setClock } from '@/lib/core/clock'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { getProfile, openSessions, saveEndedSession } from '../data'
import { deviceOf, noteSession } from './note-session'

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)'

it.each([
  [`${windows.slice(0, -1)}; rv:140.0) Gecko/20100101 Firefox/140.0`, 'Firefox, Windows'],
  [
    `${windows} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`,
    'Edge, Windows',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
    'Chrome, Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari, iPhone',
  ],
  ['curl/8.0', ''],
  [null, ''],
])('knows a device by %s', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device)
})

describe('the devices of an account', () => {
  const store = temporaryStore()
  const DAYS = 86_400_000
  const devices = async () => openSessions(await getProfile(store(), 'a'), null).map(({ device }) => device)
  afterEach(() => setClock())

  it('are kept until they are signed out, or five days have gone by', async () => {
    const start = Date.now()
    setClock(() => start)
    await noteSession(store(), 'a', 'eins.x', 'Firefox/1 (Windows)')
    setClock(() => start + DAYS)
    await noteSession(store(), 'a', 'zwei.x', 'Firefox/1 (Macintosh)')
    await noteSession(store(), 'a', 'drei.x', null)
    expect(await devices()).toHaveLength(3)
    await saveEndedSession(store(), 'a', 'drei.x', start + 6 * DAYS)
    expect(await devices()).toEqual(['Firefox, Mac', 'Firefox, Windows'])
    setClock(() => start + 5.5 * DAYS)
    expect(await devices()).toEqual(['Firefox, Mac'])
    await noteSession(store(), 'a', 'vier.x', 'Firefox/1 (Linux)')
    expect(Object.keys(Object(await store().get('users/a/sessions')))).toHaveLength(2)
  })
})
