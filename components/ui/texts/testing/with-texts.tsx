import type { ReactNode } from 'react'
import messages from '@/messages/de.json'
import { TextsProvider } from '../texts-provider'

/** For `render(…, { wrapper })`: client parts with all texts. */
export function WithTexts({ children }: { children: ReactNode }) {
  return <TextsProvider messages={messages}>{children}</TextsProvider>
}
