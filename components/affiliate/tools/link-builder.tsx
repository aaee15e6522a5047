'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { SelectField, TextField } from '@/components/ui/fields/field'
import { linksTo, OWN_PAGE, pageOf, subIdPattern } from '@/lib/affiliate/link/partner-link'
import { LinkOutputs } from './link-outputs'

interface LinkBuilderProps {
  code: string
  origin: string
  presets: readonly { id: string; path: string; text: string }[]
}

const OTHER = 'other'

/** Builds a partner's link to any page of the shop. */
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
