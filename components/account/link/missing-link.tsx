import { useState, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/fields/field'
import { Form } from '@/components/ui/fields/form'
import { Notice } from '@/components/ui/notice'
import { useTranslations } from '@/components/ui/texts/use-translations'
import type { Words } from '@/components/ui/texts/words'
import type { Problem } from '@/lib/http/browser/call-api'
import type { KeptToken } from './kept-token'

interface MissingLinkProps {
  token: KeptToken
  /** `pastedWrong` is for a text without a token. */
  words: Words<'missingTitle' | 'missingText' | 'pasted' | 'takePasted' | 'pastedWrong'>
  children?: ReactNode
}

/** Takes the place of a page whose address has lost its secret part. */
export function MissingLink({ token, words, children }: MissingLinkProps) {
  const t = useTranslations(words)
  const [problem, setProblem] = useState<Problem | null>(null)
  const take = (said: FormData) => {
    // This form gives way to the page's own.
    if (token.take(String(said.get('link') ?? ''))) return document.getElementById('inhalt')?.focus()
    return setProblem({ code: '', message: '', fields: { link: t('pastedWrong') } })
  }
  return (
    <>
      <Notice tone="warning">
        <p className="font-semibold">{t('missingTitle')}</p>
        <p>{t('missingText')}</p>
      </Notice>
      <Form problem={problem} onSend={take} className="grid gap-5">
        <TextField
          id="link"
          name="link"
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
          label={t('pasted')}
        />
        <div className="flex flex-wrap items-center gap-x-7 gap-y-2">
          <Button type="submit">{t('takePasted')}</Button>
          {children}
        </div>
      </Form>
    </>
  )
}
