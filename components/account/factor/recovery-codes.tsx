'use client'

import { Button } from '@/components/ui/button'
import { CopyButton } from '@/components/ui/copy-button'
import { FocusedHeading } from '@/components/ui/focused-heading'
import * as z from 'zod/mini'
import { useTranslations } from '@/components/ui/texts/use-translations'

/** With `zod/mini`: the whole library would compile code in the browser, which the page's policy refuses. */
export const recoveryAnswer = z.object({ codes: z.array(z.string()) })

/** They are shown this once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const t = useTranslations('account.factor')
  return (
    <div className="grid max-w-md justify-items-start gap-4">
      <FocusedHeading as="h3" className="font-semibold">
        {t('recoveryTitle')}
      </FocusedHeading>
      <p>{t('recoveryText')}</p>
      <ul aria-label={t('recoveryTitle')} className="number grid grid-cols-2 gap-x-8 gap-y-1">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <CopyButton text={codes.join('\n')} words="account.factor.copying" />
      <Button tone="secondary" onClick={onDone}>
        {t('done')}
      </Button>
    </div>
  )
}
