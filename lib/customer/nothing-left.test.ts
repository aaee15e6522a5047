import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { changeAvatar } from '@/lib/account/change-profile'
import { addPasskey, askForNewPasskey } from '@/lib/account/passkeys/add-passkey'
import { browserKey } from '@/lib/account/passkeys/challenge'
import { listPasskeys, renamePasskey } from '@/lib/account/passkeys/own-passkeys'
import { userOf, type SignedInUser } from '@/lib/account/session/session'
import { softwarePasskey } from '@/lib/account/testing/software-passkey'
import { temporaryAccounts } from '@/lib/account/testing/temporary-accounts'
import { apply } from '@/lib/affiliate/applications/apply'
import { applicationRequestSchema } from '@/lib/affiliate/applications/schema'
import { log } from '@/lib/core/log'
import { randomKey } from '@/lib/core/ids'
import { currentPartnerTerms } from '@/lib/legal/current-terms'
import { confirmPayment } from '@/lib/orders/paying/confirm-payment'
import { ratePreset } from '@/lib/ratings/rate-preset'
import { backupFile } from '@/lib/store/sqlite/backup-file'
import { createSqliteStore } from '@/lib/store/sqlite/sqlite-store'
import type { Store } from '@/lib/store/store'
import { keepPreset } from '@/lib/studio/own-presets'
import { suggestGame } from '@/lib/voting/suggest-game'
import { deleteAccount } from './delete-account'
import { orderUnder } from './testing/order-under'

const said = {
  partner: 'Luisa Mirow-Tannenberg',
  channel: 'https://www.twitch.tv/nachtigallenstieg17',
  rating: 'Man hört jeden Schritt im Treppenhaus.',
  preset: 'Nur für spät nachts',
  game: 'Ungehobelte Tulpen 4',
  passkey: 'Schlüsselbrett im Flur',
}

describe('the data of a deleted account', () => {
  const root = mkdtempSync(join(tmpdir(), 'spielklang-nothing-'))
  afterAll(() => rmSync(root, { recursive: true }))

  /** Does everything an account can do in the shop. @returns its id */
  async function live(store: Store): Promise<string> {
    const { uid, cookie } = await temporaryAccounts(() => store).register()
    const user = await userOf(store, cookie)
    if (!user) throw new Error('not signed in')
    await changeAvatar(store, uid, 'moon')
    await addNamedPasskey(store, user)
    await keepPreset(store, uid, { id: randomKey(), name: said.preset, filters: 'PK1000_30_100' })
    await suggestGame(store, { ...user, emailVerified: true }, said.game)
    await apply(store, { ...user, emailVerified: true }, applicationOf())
    const { orderId } = await orderUnder(store, 'a@example.com', { customerUid: uid })
    const order = await confirmPayment(store, orderId, 'test')
    const [presetId = ''] = Object.keys(order.items)
    await ratePreset(store, order, presetId, { stars: 4, text: said.rating, name: 'Kim' })
    return uid
  }

  async function addNamedPasskey(store: Store, user: SignedInUser): Promise<void> {
    const key = browserKey(undefined)
    const { challenge } = await askForNewPasskey(store, user, key)
    await addPasskey(store, user, softwarePasskey().made(challenge), { key, userAgent: null })
    const [passkey] = await listPasskeys(store, user.uid)
    await renamePasskey(store, user.uid, passkey?.key ?? '', said.passkey)
  }

  const applicationOf = () =>
    applicationRequestSchema.parse({
      name: said.partner,
      url: said.channel,
      code: 'LUMI',
      terms: currentPartnerTerms().hash,
      acceptsTerms: true,
      acceptsCreditNotes: true,
    })

  it('is in no file once the shop has stopped, nor in a backup, nor in the log', async () => {
    const file = join(root, 'spielklang.sqlite')
    const logged = jest.spyOn(log(), 'info')
    const store = createSqliteStore(file)
    const uid = await live(store)
    const texts = [said.partner, said.channel, said.rating, said.preset, said.passkey, uid]
    const found = (name: string) => texts.filter((text) => readFileSync(join(root, name)).includes(text))
    const written = readdirSync(root).flatMap(found)
    expect(texts.filter((text) => !written.includes(text))).toEqual([])

    await deleteAccount(store, uid)
    await backupFile(file, join(root, 'backup.sqlite'))
    await store.close()
    const left = Object.fromEntries(readdirSync(root).map((name) => [name, found(name)]))
    expect(Object.values(left).flat()).toEqual([])
    expect(Object.keys(left)).toEqual(expect.arrayContaining(['backup.sqlite', 'spielklang.sqlite']))
    for (const text of Object.values(said)) expect(JSON.stringify(logged.mock.calls)).not.toContain(text)
  })
})
