import { setStoredVariables } from '@/lib/core/env'
import { sampleOwner } from '@/lib/legal/sample-owner'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { changeVariables } from './change-variables'
import { shownVariables } from './shown-variables'

const KEYS = { STRIPE_SECRET_KEY: 'sk_live_1234567890123456wxyz', STRIPE_WEBHOOK_SECRET: 'whsec_1' }

describe('settings as the desk shows them', () => {
  const store = temporaryStore()
  const change = (values: Record<string, string>) =>
    changeVariables(store(), values, {
      actor: 'admin a',
      owner: sampleOwner,
      admins: () => Promise.resolve([]),
    })
  afterEach(() => {
    delete process.env.PARTNER_RATE
    delete process.env.SMTP_URL
    setStoredVariables({})
  })

  it('reveal at most the last characters of a secret, and nothing of a short one', async () => {
    await change({
      ...KEYS,
      SMTP_HOST: 'mail.example',
      SMTP_USER: 'a',
      SMTP_PASSWORD: 'b',
      MAIL_FROM: 'a@mail.example',
    })
    const shown = await shownVariables(store())
    expect(shown('STRIPE_SECRET_KEY')).toMatchObject({ from: 'store', value: '', ending: 'wxyz' })
    expect(shown('STRIPE_WEBHOOK_SECRET')).toMatchObject({ from: 'store', value: '', ending: '' })
    expect(shown('SMTP_PASSWORD')).toMatchObject({ from: 'store', value: '', ending: '' })
    expect(shown('MAIL_FROM')).toMatchObject({ from: 'store', value: 'a@mail.example' })
    expect(shown('OWNER_MAIL')).toMatchObject({ from: 'nowhere', value: '' })
  })

  it('are those of the environment if it defines them, without revealing anything of its secrets', async () => {
    await change({ PARTNER_RATE: '12' })
    Object.assign(process.env, { PARTNER_RATE: '15', SMTP_URL: 'smtps://a:b@mail.example' })
    const shown = await shownVariables(store())
    expect(shown('PARTNER_RATE')).toMatchObject({ from: 'environment', value: '15' })
    for (const name of ['SMTP_HOST', 'SMTP_PASSWORD'] as const)
      expect(shown(name)).toMatchObject({ from: 'environment', value: '', ending: '' })
  })

  it('mark values that take effect at the next start, and unreadable ones', async () => {
    await change({ AFFILIATE_BANNER: 'top', PARTNER_RATE: '33.33' })
    await store().update({ 'setup/variables/BACKUP_PASSWORD': 'v1.AAAA' })
    const shown = await shownVariables(store())
    expect(shown('AFFILIATE_BANNER').isPending).toBe(true)
    expect(shown('PARTNER_RATE').isPending).toBe(false)
    expect(shown('BACKUP_PASSWORD')).toMatchObject({ from: 'store', isUnreadable: true })
    setStoredVariables({ AFFILIATE_BANNER: 'top' })
    expect((await shownVariables(store()))('AFFILIATE_BANNER').isPending).toBe(false)
  })
})
