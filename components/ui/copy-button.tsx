'use client'

import { useState } from 'react'
import { Button } from './button'
import { useTranslations } from './texts/use-translations'
import type { Words } from './texts/words'

type CopyWords = Words<'label' | 'copied' | 'done' | 'failed'>

interface CopyButtonProps {
  text?: string
  /** `failed` explains how to copy manually, if the browser refuses. */
  words: CopyWords
  /** For `label` and `copied`. */
  values?: { name: string } | undefined
  className?: string
}

/** Says so beside itself, so that nothing covers the page. */
export function CopyButton({ text, words, values, className = '' }: CopyButtonProps) {
  const t = useTranslations(words)
  // New for each press, so that each is announced.
  const [outcome, setOutcome] = useState<{ isCopied: boolean; press: number }>()

  const copy = async () => {
    const isCopied = await write(text ?? location.href)
    setOutcome((last) => ({ isCopied, press: (last?.press ?? 0) + 1 }))
  }
  return (
    <span className={`flex flex-wrap items-center gap-x-6 text-sm print:hidden ${className}`}>
      <Button tone="quiet" className="-mx-3" onClick={() => void copy()}>
        {t('label', values)}
      </Button>
      <span role="status">
        {outcome && <Outcome key={outcome.press} {...outcome} words={words} values={values} />}
      </span>
    </span>
  )
}

/** False if the browser refuses; without https there is no clipboard. */
async function write(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

interface OutcomeProps extends Pick<CopyButtonProps, 'words' | 'values'> {
  isCopied: boolean
}

function Outcome({ isCopied, words, values }: OutcomeProps) {
  const t = useTranslations(words)
  if (!isCopied) return <span className="text-danger">{t('failed')}</span>
  return (
    <>
      <span className="sr-only">{t('copied', values)}</span>
      <span aria-hidden="true" className="text-success">
        ✓ {t('done')}
      </span>
    </>
  )
}
