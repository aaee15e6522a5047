'use client'

import { useState } from 'react'
import { Button } from './button'

interface CopyTexts {
  label: string
  copied: string
  done: string
  /** Announced if the browser refuses; explains how to copy manually. */
  failed: string
}

interface CopyButtonProps {
  text?: string
  texts: CopyTexts
  className?: string
}

/** Says so beside itself, so that nothing covers the page. */
export function CopyButton({ text, texts, className = '' }: CopyButtonProps) {
  // New for each press, so that each is announced.
  const [outcome, setOutcome] = useState<{ isCopied: boolean; press: number }>()

  const copy = async () => {
    const isCopied = await write(text ?? location.href)
    setOutcome((last) => ({ isCopied, press: (last?.press ?? 0) + 1 }))
  }
  return (
    <span className={`flex flex-wrap items-center gap-x-6 text-sm print:hidden ${className}`}>
      <Button tone="quiet" className="-mx-3" onClick={() => void copy()}>
        {texts.label}
      </Button>
      <span role="status">{outcome && <Outcome key={outcome.press} {...outcome} texts={texts} />}</span>
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

function Outcome({ isCopied, texts }: { isCopied: boolean; texts: CopyTexts }) {
  if (!isCopied) return <span className="text-danger">{texts.failed}</span>
  return (
    <>
      <span className="sr-only">{texts.copied}</span>
      <span aria-hidden="true" className="text-success">
        ✓ {texts.done}
      </span>
    </>
  )
}
