import { orderRequestSchema } from '@/lib/checkout/schema'
import { emailSchema } from '@/lib/core/text/email-schema'
import { ownerSchema } from '@/lib/legal/schema'
import { realOwner } from '@/lib/legal/testing/real-owner'
import { ratingRequestSchema } from '@/lib/ratings/schema'
import { suggestionRequestSchema } from '@/lib/voting/schema'
import { withdrawalRequestSchema } from './schema'

const INVISIBLE = '\u200b\u00ad\u2060\ufeff'
const hidden = (text: string) => `${INVISIBLE} ${[...text].join(INVISIBLE)} ${INVISIBLE}`

it('lines of text are stored without invisible characters in every form', () => {
  const order = orderRequestSchema.parse({
    items: [{ id: 'x' }],
    email: hidden('ada@example.com'),
    name: hidden('Ada'),
    paymentMethod: 'vorkasse',
    consent: { immediateDelivery: true, withdrawalLoss: true },
  })
  expect([order.email, order.name]).toEqual(['ada@example.com', 'Ada'])
  expect(ratingRequestSchema.parse({ stars: 5, text: '', name: hidden('Kim') }).name).toBe('Kim')
  expect(suggestionRequestSchema.parse({ game: hidden('Halo') }).game).toBe('Halo')
  const said = { name: hidden('Ada'), reference: hidden('SK-1'), email: hidden('ada@example.com') }
  expect(withdrawalRequestSchema.parse(said)).toEqual({
    name: 'Ada',
    reference: 'SK-1',
    email: 'ada@example.com',
  })
  const { name, city, phone, vatId } = realOwner
  const owner = { name: hidden(name), city: hidden(city), phone: hidden(phone), vatId: hidden(vatId ?? '') }
  expect(ownerSchema.parse({ ...realOwner, ...owner })).toMatchObject({ name, city, phone, vatId })
  expect(emailSchema.parse(hidden('ada@example.com'))).toBe('ada@example.com')
})
