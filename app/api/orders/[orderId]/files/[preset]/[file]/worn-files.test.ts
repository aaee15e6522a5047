import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unzipSync } from 'fflate'
import { z } from 'zod'
import { temporaryAccounts } from '@/lib/account/testing/temporary-accounts'
import { presetFiles } from '@/lib/catalog/files/preset-files'
import { headsetSignal } from '@/lib/headsets/data'
import { accessTokenOf, hashAccessToken } from '@/lib/orders/access/access-token'
import { getOrder, saveOrder } from '@/lib/orders/data'
import { orderedPreset as preset, sampleOrder } from '@/lib/orders/testing/sample-order'
import { setCurrentSettings } from '@/lib/settings/current-settings'
import { store } from '@/lib/store/open-store'
import messages from '@/messages/de.json'
import { GET } from './route'

const folder = mkdtempSync(join(tmpdir(), 'spielklang-'))
process.env.DATA_DIR = folder

const WORN = 'hyperx-cloud-ii'
const HIDDEN = 'sennheiser-hd-650'
const FILES = [...presetFiles.map(({ name }) => name), 'alles.zip']
const KINDS = ['equalizer-apo.txt', 'alles.zip']
const { unknown_headset, unknown_strength, invalid } = messages.fields
const bothWrong = { headset: unknown_headset, staerke: unknown_strength }
const LOUD = `headset=${WORN}&staerke=laut`
const WRONG = 'headset=%00&staerke='
const errorSchema = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
  }),
})

describe('a file for a headset', () => {
  const accounts = temporaryAccounts(store)
  let token = ''
  let cookie = ''

  beforeAll(async () => {
    setCurrentSettings({ maintenance: false, turboMode: true, unlocksVoidBefore: 0 })
    const account = await accounts.register()
    const { uid } = account
    cookie = account.cookie
    token = accessTokenOf(sampleOrder.id)
    const accessTokenHash = hashAccessToken(token)
    await saveOrder(store(), { ...sampleOrder, accessTokenHash, customerUid: uid, status: 'paid' })
    await store().update({ [`headsetsHidden/${HIDDEN}`]: true, ...headsetSignal.changed() })
  })
  afterAll(async () => {
    await store().close()
    rmSync(folder, { recursive: true })
  })

  const ask = (file: string, query: string, headers: Record<string, string>) =>
    GET(
      new Request(`http://localhost:3000/api/orders/${sampleOrder.id}/files/${preset.id}/${file}?${query}`, {
        headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0', ...headers },
      }),
      { params: Promise.resolve({ orderId: sampleOrder.id, preset: preset.id, file }) },
    )

  describe.each([
    ['by the link of the order', (file: string, query: string) => ask(file, `token=${token}&${query}`, {})],
    ['by the account', (file: string, query: string) => ask(file, query, { cookie: `session=${cookie}` })],
  ])('%s', (_, load) => {
    it.each(FILES)('can be downloaded and has the headset in its name: %s', async (file) => {
      const response = await load(file, `headset=${WORN}`)
      expect(response.status).toBe(200)
      expect(response.headers.get('content-disposition')).toContain(WORN)
      const { byteLength } = await response.arrayBuffer()
      expect(byteLength).toBeGreaterThan(100)
    })

    it('is the plain preset if no headset is chosen', async () => {
      const [own, empty] = await Promise.all(
        ['', 'headset='].map(async (query) => (await load('equalizer-apo.txt', query)).text()),
      )
      expect(own).toContain('Filter')
      expect(empty).toBe(own)
    })

    it('contains only files for that headset if it is an archive', async () => {
      const response = await load('alles.zip', `headset=${WORN}&staerke=dezent`)
      const names = Object.keys(unzipSync(new Uint8Array(await response.arrayBuffer())))
      expect(names.length).toBeGreaterThan(4)
      expect(names.filter((name) => !name.includes(`dezent-${WORN}`))).toEqual([])
    })

    it.each(
      KINDS.flatMap(
        (file) =>
          [
            [file, 'an unknown one', 'headset=gibt-es-nicht', 404, 'headset_not_found', {}],
            [file, 'a hidden one', `headset=${HIDDEN}`, 404, 'headset_not_found', {}],
            [file, 'no id', 'headset=..%2F..%2Fetc', 400, 'invalid_input', { headset: unknown_headset }],
            [file, 'a name that every object has', 'headset=constructor', 404, 'headset_not_found', {}],
            [
              file,
              'one too long',
              `headset=${'a'.repeat(81)}`,
              400,
              'invalid_input',
              { headset: unknown_headset },
            ],
            [file, 'two', `headset=${WORN}&headset=${WORN}`, 400, 'invalid_input', { headset: invalid }],
            [
              file,
              'one beside an empty one',
              `headset=${WORN}&headset=`,
              400,
              'invalid_input',
              { headset: invalid },
            ],
            [file, 'one at an unknown strength', LOUD, 400, 'invalid_input', { staerke: unknown_strength }],
            [file, 'a wrong one at a wrong strength', WRONG, 400, 'invalid_input', bothWrong],
          ] as const,
      ),
    )(
      'is refused in German, and leaves the order unchanged: %s for %s',
      async (file, _why, query, status, code, fields) => {
        const before = await getOrder(store(), sampleOrder.id)
        const response = await load(file, query)
        expect(response.status).toBe(status)
        const { error } = errorSchema.parse(await response.json())
        expect(error).toMatchObject({ code, message: messages.errors[code] })
        expect(error.fields ?? {}).toEqual(fields)
        expect(await getOrder(store(), sampleOrder.id)).toEqual(before)
      },
    )
  })
})
