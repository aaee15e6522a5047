import { legalLinks } from '@/lib/legal/legal-pages'
import messages from '@/messages/de.json'
import type { MaintenanceTexts } from '../maintenance-texts'

const t = messages.maintenance
/** The maintenance page's texts, for tests that run without a request. */
export const sampleMaintenanceTexts: MaintenanceTexts = {
  ...t,
  note: '',
  name: messages.meta.name,
  nameWidth: 5,
  pageTitle: messages.meta.titleTemplate.replace('%s', t.title),
  tiles: [
    { title: t.audioTitle, text: t.audioText },
    { title: t.presetsTitle, text: t.presetsText },
    { title: t.votingTitle, text: t.votingText },
  ],
  openPages: legalLinks.map(([href, key]) => ({ href, text: messages.shell[key] })),
  pin: {
    title: t.pinTitle,
    text: t.pinText,
    label: t.pin,
    maxLength: 16,
    check: t.check,
    cancel: t.cancel,
    checking: t.checking,
    signInHint: t.signInHint,
    signIn: t.signIn,
  },
}
