import { errorStatus, ShopError } from '@/lib/core/errors'
import { ServiceSilent } from '@/lib/core/call-service'
import { StoreError } from '@/lib/store/store'
import { MailDelayed } from '@/lib/mail/transport'
import messages from '@/messages/de.json'
import { errorText } from './error-text'

const isSentence = /^\p{Lu}[^{}]+[.!?](?: \(.*\))?$/su

it.each(Object.keys(errorStatus) as (keyof typeof errorStatus)[])(
  'the code %s is shown as a sentence, as a task and as a mail note it',
  (code) => {
    for (const noted of [String(new ShopError(code)), code]) {
      expect(errorText(noted)).toMatch(isSentence)
      expect(errorText(noted)).toBe(messages.errors[code])
    }
  },
)

it.each([
  new StoreError('conflict', 'once/x exists'),
  new StoreError('unavailable', 'no answer'),
  new StoreError('no_room', 'full'),
  new MailDelayed('451 later', ['EENVELOPE', 451]),
  new ServiceSilent('stripe'),
])('%s is shown as a sentence with what else it says', (error) => {
  expect(errorText(String(error))).toMatch(isSentence)
  expect(errorText(String(error))).not.toMatch(/_|Error|Delayed|Silent/)
})

it('words of a mail server and sentences of the shop stay as they are', () => {
  for (const said of ['550 5.1.1 unknown user', messages.admin.outbox.reasons.away, '', 'toString'])
    expect(errorText(said)).toBe(said)
})
