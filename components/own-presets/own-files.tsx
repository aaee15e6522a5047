'use client'

import { useId, useState } from 'react'
import { StrengthRadios } from '@/components/audio/strength/strength-radios'
import { Button } from '@/components/ui/button'
import { SelectField } from '@/components/ui/fields/field'
import { Notice } from '@/components/ui/notice'
import { useTranslations } from '@/components/ui/texts/use-translations'
import { FILTER_LIMITS } from '@/lib/audio/filter'
import { isLimited, strengthWords, type Strength } from '@/lib/audio/strength'
import { slugOf } from '@/lib/core/text/plain-text'
import type { OwnFile } from '@/lib/studio/own-files'
import { sayFile, useOwnFiles } from './use-own-files'
import type { PresetDraft } from './draft/preset-draft'
import { DraftSection } from './draft/draft-section'

/** Numbers of filters that limited devices accept. */
const LIMITS = [20, 10, 5] as const
/** Maximum length of the preset's name in file names, in which umlauts take two letters. */
const LONGEST_SLUG = 44

export function OwnFiles({ work }: { work: PresetDraft }) {
  const t = useTranslations('ownPresets.files')
  const tPurposes = useTranslations('catalog.files')
  const tStrength = useTranslations('audio.strength')
  const [most, setMost] = useState(Infinity)
  const [strength, setStrength] = useState<Strength>('normal')
  const [isLost, setIsLost] = useState(false)
  const { files, problem, count } = useOwnFiles(work, most, strength)
  const id = useId()
  const prefix = `spielklang-eigenes-${slugOf(work.name, LONGEST_SLUG) || 'preset'}${strength === 'normal' ? '' : `-${strengthWords[strength]}`}`
  const limits = LIMITS.filter((limit) => limit < count)

  const archive = async () => {
    const loading = Promise.all([import('@/lib/core/zip-folder'), import('./own-read-me')])
    const loaded = await loading.catch(() => null)
    setIsLost(loaded === null)
    if (!loaded) return
    const [{ zipFolder }, { ownReadMe }] = loaded
    const named = files.map(({ name, content }) => ({ name: `${prefix}-${name}`, content }))
    const readMe = {
      name: `${prefix}-LIESMICH.txt`,
      content: ownReadMe({ work, files, prefix, strength, t, tPurposes, tStrength }),
    }
    const day = new Date().toISOString().slice(0, 'YYYY-MM-DD'.length)
    const content = zipFolder(prefix, [...named, readMe], `${day}T12:00`)
    offerFile(`${prefix}-alles.zip`, 'application/zip', content)
  }
  return (
    <DraftSection id="dateien" title={t('title')}>
      <p className="text-width text-muted">{t('text')}</p>
      <StrengthRadios name={`${id}-staerke`} strength={strength} onChoose={setStrength} />
      {isLimited(work.filters, strength) && (
        <Notice tone="info">
          {tStrength('limited', { name: tStrength(strength), most: FILTER_LIMITS.gain.max })}
        </Notice>
      )}
      {work.dynamics && <Notice tone="info">{t('dynamics')}</Notice>}
      {limits.length > 0 && (
        <div className="max-w-md">
          <SelectField
            id={id}
            label={t('most')}
            hint={t('mostHint')}
            value={limits.find((limit) => limit === most) ?? 'Infinity'}
            onChange={({ currentTarget }) => setMost(Number(currentTarget.value))}
          >
            <option value="Infinity">{t('all')}</option>
            {limits.map((limit) => (
              <option key={limit} value={limit}>
                {t('atMost', { count: limit })}
              </option>
            ))}
          </SelectField>
        </div>
      )}
      {problem && <Notice tone="warning">{t(problem)}</Notice>}
      {!problem && (
        <>
          <div>
            <Button onClick={() => void archive()} busy={files.length === 0 ? t('busy') : undefined}>
              {t('archive')}
            </Button>
            <p role="alert" className="text-sm font-semibold">
              {isLost && t('notLoaded')}
            </p>
          </div>
          <ul className="border-b border-line">
            {files.map((file) => (
              <FileRow key={file.name} file={file} prefix={prefix} />
            ))}
          </ul>
        </>
      )}
    </DraftSection>
  )
}

interface FileRowProps {
  file: OwnFile
  prefix: string
}

function FileRow({ file, prefix }: FileRowProps) {
  const t = useTranslations('ownPresets.files')
  const tPurposes = useTranslations('catalog.files')
  const { format, name, contentType, content } = file
  return (
    <li className="grid gap-x-6 border-t border-line py-2 md:grid-cols-[21rem_minmax(0,1fr)]">
      <Button
        tone="quiet"
        className="justify-self-start px-0 text-left"
        aria-describedby={`datei-${name}`}
        onClick={() => offerFile(`${prefix}-${name}`, contentType, content)}
      >
        {t('download', { file: name })}
      </Button>
      <p id={`datei-${name}`} className="self-center text-sm text-muted">
        {tPurposes(format)}: {sayFile(file, t)}
      </p>
    </li>
  )
}

/** Text is UTF-8. */
function offerFile(name: string, type: string, content: string | Uint8Array<ArrayBuffer>): void {
  const address = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Safari reads it only after the press.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
