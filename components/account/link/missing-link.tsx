import { useState, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/fields/field'
import { Form } from '@/components/ui/fields/form'
import { Notice } from '@/components/ui/notice'
import type { Problem } from '@/lib/http/browser/call-api'
import type { KeptToken } from './kept-token'

export interface MissingLinkTexts {
  title: string
  text: string
  label: string
  submit: string
  /** For a text without a token. */
  wrong: string
}

interface MissingLinkProps {
  token: KeptToken
  texts: MissingLinkTexts
  children?: ReactNode
}

/** Takes the place of a page whose address has lost its secret part. */
export function MissingLink({ token, texts, children }: MissingLinkProps) {
  const [problem, setProblem] = useState<Problem | null>(null)
  const take = (said: FormData) => {
    // This form gives way to the page's own.
    if (token.take(String(said.get('link') ?? ''))) return document.getElementById('inhalt')?.focus()
    return setProblem({ code: '', message: '', fields: { link: texts.wrong } })
  }
  return (
    <>
      <Notice tone="warning">
        <p className="font-semibold">{texts.title}</p>
        <p>{texts.text}</p>
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
          label={texts.label}
        />
        <div className="flex flex-wrap items-center gap-x-7 gap-y-2">
          <Button type="submit">{texts.submit}</Button>
          {children}
        </div>
      </Form>
    </>
  )
}
