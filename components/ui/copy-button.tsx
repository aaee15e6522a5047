'use client'

import { useState } from 'react'
import { Button } from './button'

interface CopyTexts {
  /** The button, e.g. `IBAN kopieren`. */
  label: string
  /** Said once it is done, e.g. `IBAN kopiert.` */
  copied: string
  /** Shown beside the button then. */
  done: string
  /** Said when the browser refuses: what to do instead. */
  failed: string
}

interface CopyButtonProps {
  /** What is copied; without it, the address of the page. */
  text?: string
  texts: CopyTexts
  className?: string
}

/** Copies, and says beside itself what has become of it: nothing comes to lie over the page. */
export function CopyButton({ text, texts, className = '' }: CopyButtonProps) {
  // Another object for each press, so that each is announced.
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

/** @returns whether the browser has taken it; without https it has no clipboard at all */
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
