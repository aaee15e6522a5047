'use client'

import { useState, useEffect, type ReactNode } from 'react'
import { CopyButton } from '@/components/ui/copy-button'
import { SelectField, TextField } from '@/components/ui/fields/field'
import { useTranslations } from '@/components/ui/texts/use-translations'
import { linksTo, OWN_PAGE, pageOf, subIdPattern } from '@/lib/affiliate/link/partner-link'
import { buttonStyle } from '@/components/ui/button'

interface LinkBuilderProps {
  code: string
  origin: string
  presets: readonly { id: string; path: string; text: string }[]
}

const OTHER = 'other'

export function LinkBuilder({ code, origin, presets }: LinkBuilderProps) {
  const t = useTranslations('affiliate.tools.link')
  const [place, setPlace] = useState<string>(OWN_PAGE)
  const [address, setAddress] = useState('')
  const [sub, setSub] = useState('')

  const path = place === OTHER ? pageOf(address, origin) : place
  const isSubWrong = sub !== '' && !subIdPattern.test(sub)
  const isAddressWrong = address.trim() !== '' && path === null
  return (
    <div className="grid min-w-0 gap-4">
      <SelectField
        id="link-page"
        label={t('page')}
        value={place}
        onChange={(event) => setPlace(event.target.value)}
      >
        <option value={OWN_PAGE}>{t('own')}</option>
        <option value="/">{t('start')}</option>
        <option value="/presets">{t('catalogue')}</option>
        {presets.map(({ id, path, text }) => (
          <option key={id} value={path}>
            {text}
          </option>
        ))}
        <option value={OTHER}>{t('other')}</option>
      </SelectField>
      {place === OTHER && (
        <TextField
          id="link-address"
          label={t('address')}
          hint={t('addressHint', { origin })}
          error={isAddressWrong ? t('addressWrong', { origin }) : undefined}
          type="url"
          autoComplete="off"
          value={address}
          onChange={(event) => setAddress(event.target.value)}
        />
      )}
      <TextField
        id="link-sub"
        label={t('sub')}
        hint={t('subHint')}
        error={isSubWrong ? t('subWrong') : undefined}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={sub}
        onChange={(event) => setSub(event.target.value)}
      />
      {path !== null && !isSubWrong && (
        <LinkOutputs {...linksTo({ origin, code, path, sub })} path={path} sub={sub} />
      )}
    </div>
  )
}

interface LinkOutputsProps {
  link: string
  short: string | null
  path: string
  sub: string
}

function LinkOutputs({ link, short, path, sub }: LinkOutputsProps) {
  const t = useTranslations('affiliate.tools.link')
  const query = new URLSearchParams({ seite: path, ...(sub ? { sub } : {}) })
  const picture = (format: 'svg' | 'png') => `/api/partner/qr/${format}?${query}`
  return (
    <div className="grid min-w-0 gap-4">
      <dl>
        <Output name={t('linkName')} value={link}>
          <CopyButton
            text={link}
            words="affiliate.tools.copying"
            values={{ name: t('linkName') }}
            className="ml-auto flex-row-reverse"
          />
        </Output>
        {short !== null && (
          <Output name={t('shortName')} value={short}>
            <CopyButton
              text={short}
              words="affiliate.tools.copying"
              values={{ name: t('shortName') }}
              className="ml-auto flex-row-reverse"
            />
          </Output>
        )}
      </dl>
      <div className="flex flex-wrap items-end gap-4">
        {/* White on dark pages, too: cameras need the contrast. */}
        <img
          src={useSettled(picture('svg'))}
          alt={t('qr')}
          width={160}
          height={160}
          className="size-40 bg-white"
        />
        <div className="grid min-w-0 flex-1 basis-60 gap-3">
          <p className="text-sm text-muted">{t('qrHint')}</p>
          <div className="flex flex-wrap gap-2">
            <a href={picture('svg')} download className={buttonStyle('secondary')}>
              {t('svg')}
            </a>
            <a href={picture('png')} download className={buttonStyle('secondary')}>
              {t('png')}
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

/** So that the server is not asked for every letter. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
