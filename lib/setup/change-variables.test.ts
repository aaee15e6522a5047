import { journalEntries } from '@/lib/journal/testing/entries'
import { sampleOwner } from '@/lib/legal/sample-owner'
import { realOwner } from '@/lib/legal/testing/real-owner'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import messages from '@/messages/de.json'
import { changeVariables } from './change-variables'
import { getVariables } from './data'
import { changeNotified, ownerSetupMail } from './tell-of-change'
import { deskVariables, NOTIFIED_SECTIONS, SECTIONS } from '@/lib/core/desk-variables'
import { env } from '@/lib/core/env'
import { findMails } from '@/lib/mail/data'
import type { VariablesChange } from './schema'

const { problems } = messages.setup
const MAIL = {
  SMTP_HOST: 'mail.klangwerk-nord.de',
  SMTP_USER: 'ida',
  SMTP_PASSWORD: 'geheim',
  MAIL_FROM: 'post@klangwerk-nord.de',
}
const NO_MAIL = { SMTP_HOST: null, SMTP_USER: null, SMTP_PASSWORD: null, MAIL_FROM: null }
const PUBLIC = { PUBLIC_ORIGIN: 'https://klangwerk-nord.de' }

describe('settings that the owner changes', () => {
  const store = temporaryStore()
  const admins = () => Promise.resolve(['Ida@klangwerk-nord.de', 'jo@klangwerk-nord.de'])
  const change = (values: VariablesChange, owner = realOwner) =>
    changeVariables(store(), values, { actor: 'admin a', owner, admins })
  const refusal = (values: VariablesChange, owner = realOwner) =>
    change(values, owner).then(
      () => null,
      (error: unknown) => Object(error).fields,
    )

  it('are stored, and journalled as before and after the change', async () => {
    await change({ PARTNER_HOLD_DAYS: '14', PARTNER_THRESHOLD: '5000' })
    await change({ PARTNER_HOLD_DAYS: '', PARTNER_THRESHOLD: '5000' })
    expect((await getVariables(store())).values).toEqual({ PARTNER_THRESHOLD: '5000' })
    const [last, first] = await journalEntries(store(), 'setup-changed')
    expect(first).toMatchObject({ before: {}, after: { PARTNER_HOLD_DAYS: '14', PARTNER_THRESHOLD: 5000 } })
    expect(last).toMatchObject({ before: { PARTNER_HOLD_DAYS: '14' }, after: {} })
  })

  const toldOf = async () => {
    const mails = (await findMails(store(), null, { limit: 50 })).entries
    return mails.filter(({ template }) => template === 'owner-setup').map(({ to, about }) => [about, to])
  }

  it.each(deskVariables)(
    'are told to the owner and all admins if they lead something elsewhere: %s',
    (name) => {
      const isTold = NOTIFIED_SECTIONS.some((section) => SECTIONS[section].some((each) => each === name))
      const told = Object.keys(changeNotified({ [name]: 'x' }, ['ida@klangwerk-nord.de']))
      expect(told.some((path) => path.startsWith('mails/'))).toBe(isTold)
    },
  )

  it('are told by one mail for each mailbox, the replaced one included, and only if they change', async () => {
    env().OWNER_MAIL = 'ida@klangwerk-nord.de'
    await change({ ...MAIL, OWNER_MAIL: 'neu@klangwerk-nord.de' })
    await change({ ...MAIL, OWNER_MAIL: 'neu@klangwerk-nord.de', PARTNER_HOLD_DAYS: '14' })
    env().OWNER_MAIL = undefined
    expect((await toldOf()).sort()).toEqual([
      ['mail', 'Ida@klangwerk-nord.de'],
      ['mail', 'jo@klangwerk-nord.de'],
      ['mail', 'neu@klangwerk-nord.de'],
    ])
    const [mail] = (await findMails(store(), null, { limit: 1 })).entries
    const content = mail && (await ownerSetupMail(store(), mail))
    expect(JSON.stringify(content)).toContain('"Mail"')
    expect(JSON.stringify(content)).not.toContain('geheim')
  })

  it('are not changed by a request that does not name them', async () => {
    await change({ PARTNER_HOLD_DAYS: '21' })
    await change({ PARTNER_THRESHOLD: '6000' })
    expect((await getVariables(store())).values).toEqual({
      PARTNER_HOLD_DAYS: '21',
      PARTNER_THRESHOLD: '6000',
    })
  })

  it('are changed once under concurrent and repeated requests', async () => {
    const press = () => change({ PARTNER_HOLD_DAYS: '14', ADMIN_PIN: 'Käfer-4711' })
    // Set for all tests, see jest.setup.ts.
    delete process.env.ADMIN_PIN
    await Promise.all([press(), press(), press()])
    await press()
    expect(await journalEntries(store(), 'setup-changed')).toHaveLength(1)
    expect(await store().get('setup/variableChanges')).toBe(1)
  })

  it('contain no secret in clear text, neither in the store nor in the journal', async () => {
    await change(MAIL)
    await change({ SMTP_PASSWORD: 'ganz neu' })
    await change(NO_MAIL)
    const kept = JSON.stringify([await store().get('setup'), await store().get('journal')])
    expect(kept).not.toMatch(/geheim|ganz neu/)
    expect(await journalEntries(store(), 'setup-changed')).toMatchObject([
      { before: { SMTP_PASSWORD: 'kept' }, after: {} },
      { before: { SMTP_PASSWORD: 'kept' }, after: { SMTP_PASSWORD: 'replaced' } },
      { before: {}, after: { SMTP_PASSWORD: 'replaced' } },
    ])
  })

  it('are rejected with a message at each invalid or missing one', async () => {
    expect(await refusal({ PARTNER_HOLD_DAYS: 'viele', PARTNER_RATE: '12,5' })).toEqual({
      PARTNER_HOLD_DAYS: problems.wrong.PARTNER_HOLD_DAYS,
      PARTNER_RATE: problems.wrong.PARTNER_RATE,
    })
    expect(await refusal({ STRIPE_SECRET_KEY: 'sk_live_1' })).toEqual({
      STRIPE_WEBHOOK_SECRET: problems.missing,
    })
    expect(await refusal({ SMTP_HOST: MAIL.SMTP_HOST, MAIL_FROM: '' })).toEqual({
      MAIL_FROM: problems.missing,
    })
    expect(await refusal({ ...MAIL, SMTP_HOST: 'smtps://mail.example' })).toEqual({
      SMTP_HOST: problems.wrong.SMTP_HOST,
    })
    expect(await store().get('setup')).toBeNull()
  })

  it('are rejected if the public address is invalid', async () => {
    expect(await refusal({ PUBLIC_ORIGIN: 'viele' })).toEqual({ PUBLIC_ORIGIN: problems.wrong.PUBLIC_ORIGIN })
  })

  describe('beside an invalid stored setting', () => {
    const stored = (name: string, value: string) => store().update({ [`setup/variables/${name}`]: value })

    it.each(['14', null])('replace it by a valid value: %j', async (value) => {
      await stored('PARTNER_HOLD_DAYS', 'viele')
      expect(await refusal({ PARTNER_HOLD_DAYS: '400' })).toEqual({
        PARTNER_HOLD_DAYS: problems.wrong.PARTNER_HOLD_DAYS,
      })
      expect(await refusal({ PARTNER_HOLD_DAYS: value })).toBeNull()
      expect((await getVariables(store())).values.PARTNER_HOLD_DAYS).toBe(value ?? undefined)
    })

    it.each([
      ['PARTNER_HOLD_DAYS', 'viele'],
      ['PUBLIC_ORIGIN', 'viele'],
    ])('are stored, and validated as usual: %s', async (name, value) => {
      await stored(name, value)
      expect(await refusal({ CLICK_MONTHS: '6' })).toBeNull()
      expect(await refusal({ CLICK_MONTHS: '14' })).toEqual({ CLICK_MONTHS: problems.wrong.CLICK_MONTHS })
      expect(await refusal({ STRIPE_SECRET_KEY: 'sk_live_1' })).toEqual({
        STRIPE_WEBHOOK_SECRET: problems.missing,
      })
      expect((await getVariables(store())).values).toEqual({ [name]: value, CLICK_MONTHS: '6' })
    })

    it('journal no previous amount if the stored one was invalid', async () => {
      await stored('PARTNER_THRESHOLD', '25.00 €')
      expect(await refusal({ PARTNER_THRESHOLD: '5000' })).toBeNull()
      expect(await journalEntries(store(), 'setup-changed')).toMatchObject([
        { before: {}, after: { PARTNER_THRESHOLD: 5000 } },
      ])
    })
  })

  it('are rejected if the environment defines them', async () => {
    process.env.PARTNER_RATE = '15'
    expect(await refusal({ PARTNER_RATE: '10' })).toEqual({ PARTNER_RATE: problems.given })
    delete process.env.PARTNER_RATE
  })

  it('accept a public address only once its requirements are met', async () => {
    const needs = (list: string) => problems.forPublic.replace('{list}', list)
    const { mail, owner } = problems.needs
    expect(await refusal(PUBLIC, sampleOwner)).toEqual({
      PUBLIC_ORIGIN: needs(`${mail} und ${owner}`),
    })
    await change(MAIL)
    expect(await refusal(PUBLIC, sampleOwner)).toEqual({ PUBLIC_ORIGIN: needs(owner) })
    expect(await refusal(PUBLIC)).toBeNull()
  })

  it('cannot be removed while a public address needs them', async () => {
    await change(MAIL)
    await change(PUBLIC)
    const still = (list: string) => problems.stillPublic.replace('{list}', list)
    expect(await refusal(NO_MAIL)).toEqual({
      SMTP_HOST: still(problems.needs.mail),
    })
    expect(await refusal({ PUBLIC_ORIGIN: '', ...NO_MAIL })).toBeNull()
  })
})
