import { parseEnv } from '@/lib/core/env'
import { sampleOwner } from '@/lib/legal/sample-owner'
import { realOwner } from '@/lib/legal/testing/real-owner'
import { openingSteps, samplePartsOf } from './opening-steps'

const ready = {
  PUBLIC_ORIGIN: 'https://klangwerk-nord.de',
  SMTP_URL: 'smtps://user:secret@mail.klangwerk-nord.de',
  MAIL_FROM: 'post@klangwerk-nord.de',
  OWNER_MAIL: 'ida@klangwerk-nord.de',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
}
const known = { lastBackup: 1, hasMailed: true, isClockDoubted: false }
const paymentWith = (change: Record<string, string>) =>
  openingSteps(parseEnv({ ...ready, ...change }), realOwner, known, () => false).payment

describe('the steps to opening the shop', () => {
  it('are all missing in a new shop, except those that are only advised', () => {
    expect(
      openingSteps(
        parseEnv({}),
        sampleOwner,
        { lastBackup: null, hasMailed: false, isClockDoubted: true },
        () => false,
      ),
    ).toEqual({
      owner: 'missing',
      address: 'missing',
      clock: 'missing',
      mail: 'missing',
      payment: 'advised',
      ownerMail: 'advised',
      backup: 'advised',
    })
  })

  it('are all done with real data and services', () => {
    const states = Object.values(openingSteps(parseEnv(ready), realOwner, known, () => true))
    expect(new Set(states)).toEqual(new Set(['done']))
  })

  it('await a restart for a stored setting that takes effect only then', () => {
    const steps = openingSteps(parseEnv({}), realOwner, known, (name) => name === 'PUBLIC_ORIGIN')
    expect(steps).toMatchObject({ owner: 'done', address: 'restart' })
  })

  it('are not complete until the mail server has taken a mail', () => {
    const steps = (url: string, hasMailed: boolean) =>
      openingSteps(parseEnv({ ...ready, SMTP_URL: url }), realOwner, { ...known, hasMailed }, () => false)
    expect(steps(ready.SMTP_URL, false).mail).toBe('missing')
    expect(steps(ready.SMTP_URL, true).mail).toBe('done')
  })

  it('are not complete while payments use test keys or a stand-in service', () => {
    expect(paymentWith({})).toBe('done')
    expect(paymentWith({ STRIPE_SECRET_KEY: 'rk_live_1' })).toBe('done')
    expect(paymentWith({ STRIPE_SECRET_KEY: 'sk_test_1' })).toBe('missing')
    expect(paymentWith({ STRIPE_API_ORIGIN: 'http://127.0.0.1:9199' })).toBe('missing')
  })

  it('do not require a payment service, since transfers suffice, nor a real one on a local machine', () => {
    expect(paymentWith({ STRIPE_SECRET_KEY: '', STRIPE_WEBHOOK_SECRET: '' })).toBe('advised')
    const local = { PUBLIC_ORIGIN: 'http://localhost:3000', STRIPE_API_ORIGIN: 'http://127.0.0.1:9199' }
    expect(paymentWith({ ...local, STRIPE_SECRET_KEY: 'sk_test_1' })).toBe('advised')
  })

  it('name the parts of the owner that are still the sample', () => {
    expect(samplePartsOf(sampleOwner)).toEqual(['firm', 'address', 'contact', 'tax', 'bank'])
    expect(samplePartsOf({ ...realOwner, bank: sampleOwner.bank, city: 'Musterstadt' })).toEqual([
      'address',
      'bank',
    ])
    expect(samplePartsOf(realOwner)).toEqual([])
  })
})
