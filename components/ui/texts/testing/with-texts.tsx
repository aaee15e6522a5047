import { IntlProvider } from 'next-intl'
import type { ReactNode } from 'react'
import messages from '@/messages/de.json'
import { compiled } from '../compiled-texts'
import { TextsProvider } from '../texts-provider'

const all = Object(compiled(messages))

/** For `render(…, { wrapper })`: all texts, for parts of the server too. */
export function WithTexts({ children }: { children: ReactNode }) {
  return (
    <IntlProvider locale="de" timeZone="Europe/Berlin" messages={messages}>
      <TextsProvider messages={all}>{children}</TextsProvider>
    </IntlProvider>
  )
}
