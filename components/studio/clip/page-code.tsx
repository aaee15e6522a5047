'use client'

import { useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { QrPicture } from '@/components/ui/charts/qr-picture'
import { useTranslations } from '@/components/ui/texts/use-translations'
import type { QrPath } from '@/lib/pictures/qr-path'

/** Draws this page's address for a computer's camera; what draws it is loaded on the first press. */
export function PageCode() {
  const t = useTranslations('ownPresets.clip')
  const place = useRef<HTMLDivElement>(null)
  const [code, setCode] = useState<QrPath | null>(null)
  const [isLost, setLost] = useState(false)
  const show = async () => {
    const drawn = await import('@/lib/pictures/qr-path')
      .then(({ qrPath }) => qrPath(addressOf(place.current)))
      .catch(() => null)
    setLost(!drawn)
    setCode(drawn)
  }
  return (
    <div ref={place} className="grid gap-2">
      <Button
        tone="quiet"
        className="-ml-3 justify-self-start"
        aria-expanded={code !== null}
        onClick={() => (code ? setCode(null) : void show())}
      >
        {t('atPc.showCode')}
      </Button>
      <p role="alert" className="font-semibold empty:hidden">
        {isLost && t('notLoaded')}
      </p>
      {code && (
        <figure className="w-60 max-w-full">
          <QrPicture code={code} label={t('atPc.code')} />
          <figcaption className="mt-2 text-sm text-muted">{t('atPc.codeHint')}</figcaption>
        </figure>
      )}
    </div>
  )
}

/** With the part that it is in, where it leads to nothing else. */
function addressOf(place: HTMLElement | null): string {
  const address = new URL(location.href)
  const part = place?.closest('section[id]')?.id
  if (address.hash === '' && part !== undefined) address.hash = part
  return address.href
}
