import 'server-only'
import { owner } from '@/lib/legal/current-owner'
import { orderAddress } from '../access/access-token'
import { aboutOrder } from './about-order'
import { t } from './mail-texts'

/** Says that an order has another mail address, to the new one and to the one before, which gets no link any more. */
export const orderAddressMended = aboutOrder(({ id, reference, email }, { mail: { to } }) => ({
  subject: t('orderAddress.subject', { reference }),
  parts: [
    { kind: 'text', text: t('greeting') },
    ...(to === email
      ? ([
          { kind: 'text', text: t('orderAddress.here', { reference }) },
          { kind: 'button', label: t('toOrder'), url: orderAddress(id) },
        ] as const)
      : ([{ kind: 'text', text: t('orderAddress.away', { reference }) }] as const)),
    { kind: 'text', text: t('orderAddress.notYou', { email: owner().email }) },
  ],
}))
