'use client'

import { useEffect, useState, type ReactNode } from 'react'
import type { LinkTexts } from './partner-tools-texts'
import { buttonStyle } from '@/components/ui/button'
import { CopyButton } from '@/components/ui/copy-button'

interface LinkOutputsProps {
  link: string
  short: string | null
  /** Path and query of the target page. */
  path: string
  /** Empty for none. */
  sub: string
  texts: LinkTexts
}

/** A link to copy, its short form, and its QR code to download. */
export function LinkOutputs({ link, short, path, sub, texts }: LinkOutputsProps) {
  const query = new URLSearchParams({ seite: path, ...(sub ? { sub } : {}) })
  const picture = (format: 'svg' | 'png') => `/api/partner/qr/${format}?${query}`
  return (
    <div className="grid min-w-0 gap-4">
      <dl>
        <Output name={texts.link} value={link}>
          <CopyButton text={link} texts={texts.copyLink} className="ml-auto flex-row-reverse" />
        </Output>
        {short !== null && (
          <Output name={texts.short} value={short}>
            <CopyButton text={short} texts={texts.copyShort} className="ml-auto flex-row-reverse" />
          </Output>
        )}
      </dl>
      <div className="flex flex-wrap items-end gap-4">
        {/* White on dark pages, too: cameras need the contrast. */}
        <img
          src={useSettled(picture('svg'))}
          alt={texts.qr}
          width={160}
          height={160}
          className="size-40 bg-white"
        />
        <div className="grid min-w-0 flex-1 basis-60 gap-3">
          <p className="text-sm text-muted">{texts.qrHint}</p>
          <div className="flex flex-wrap gap-2">
            <a href={picture('svg')} download className={buttonStyle('secondary')}>
              {texts.svg}
            </a>
            <a href={picture('png')} download className={buttonStyle('secondary')}>
              {texts.png}
            </a>
          </div>
        </div>
      </div>
    </div>
  )
}

function Output({ name, value, children }: { name: string; value: string; children: ReactNode }) {
  return (
    <div className="border-t border-line py-2.5">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="flex flex-wrap items-center justify-between gap-x-6">
        <span className="number min-w-0 text-sm break-all">{value}</span>
        {children}
      </dd>
    </div>
  )
}

const SETTLED_MS = 500

/** A value that has been unchanged for a moment, so that the server is not asked for every letter. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
