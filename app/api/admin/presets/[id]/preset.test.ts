import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setCurrentSettings } from '@/lib/settings/current-settings'
import { store } from '@/lib/store/open-store'
import messages from '@/messages/de.json'
import { PUT } from './route'

const folder = mkdtempSync(join(tmpdir(), 'spielklang-'))
process.env.DATA_DIR = folder

beforeAll(() => setCurrentSettings({ maintenance: false, turboMode: true, unlocksVoidBefore: 0 }))
afterAll(async () => {
  await store().close()
  rmSync(folder, { recursive: true })
})

it('rejects an invalid draft with an error for each field', async () => {
  const answer = await PUT(
    new Request('http://localhost:3000/api/admin/presets/cs2-schrittklar', {
      method: 'PUT',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${process.env.SERVER_SECRET}`,
      },
      body: JSON.stringify({ revision: 0, draft: { name: 'X\nY' } }),
    }),
    { params: Promise.resolve({ id: 'cs2-schrittklar' }) },
  )
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({
    error: {
      fields: {
        'draft.name': messages.fields.preset_line,
        'draft.filters': messages.fields.required,
      },
    },
  })
  expect(await store().get('presets/cs2-schrittklar')).toBeNull()
})
