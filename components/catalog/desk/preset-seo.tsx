'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { TextAreaField, TextField } from '@/components/ui/fields/field'
import { Form, FormProblem } from '@/components/ui/fields/form'
import { PictureForm } from '@/components/ui/fields/picture-form'
import { useSubmit } from '@/components/ui/fields/use-submit'
import { useTranslations } from '@/components/ui/texts/use-translations'
import { SEO_LENGTHS } from '@/lib/catalog/preset-meta'
import { PresetPart, SureField, usePresetPart, type PartOfPreset } from './preset-part'
import { readState } from './use-preset-draft'

interface Texts {
  title: string
  description: string
}

export interface ShownSeo {
  /** '' for none. */
  own: Texts
  made: Texts
  suffix: string
  address: string
  /** Null while the preset is not on sale. */
  picture: { src: string; alt: string } | null
  /** Null if the picture of the curve is used. */
  ownPicture: { src: string; alt: string; width: number; height: number } | null
  maxBytes: number
}

export function PresetSeo({ seo, ...preset }: PartOfPreset & { seo: ShownSeo }) {
  const t = useTranslations('admin.presets.seo')
  const change = usePresetPart(preset, 'seo')
  const { isSending, problem, submit } = useSubmit()
  const [{ title, description }, setTexts] = useState(seo.own)

  const send = (said: FormData) =>
    submit(() =>
      change({ title: title.trim(), description: description.trim(), isSure: said.has('isSure') }, t('done')),
    )
  const count = (text: string, most: number) => ({ count: text.trim().length, most })
  return (
    <PresetPart id="preset-seo" words="admin.presets.seo">
      <div className="grid min-w-0 gap-8 xl:grid-cols-2">
        <div className="grid max-w-3xl min-w-0 content-start gap-8">
          <Form problem={problem} onSend={send} className="grid gap-4">
            <TextField
              id="preset-seo-title"
              name="title"
              autoComplete="off"
              maxLength={SEO_LENGTHS.title}
              value={title}
              placeholder={seo.made.title}
              onChange={(event) => setTexts({ title: event.target.value, description })}
              label={t('ownTitle')}
              hint={t('titleCount', { ...count(title, SEO_LENGTHS.title), brand: seo.suffix.trim() })}
            />
            <TextAreaField
              id="preset-seo-description"
              name="description"
              rows={3}
              maxLength={SEO_LENGTHS.description}
              value={description}
              placeholder={seo.made.description}
              onChange={(event) => setTexts({ title, description: event.target.value })}
              label={t('description')}
              hint={t('count', count(description, SEO_LENGTHS.description))}
            />
            <SureField id="preset-seo-sure" doubts={problem?.fields.isSure} />
            <FormProblem problem={problem} />
            <div>
              <Button type="submit" tone="secondary" busy={isSending ? t('busy') : undefined}>
                {t('submit')}
              </Button>
            </div>
          </Form>
          <PictureForm
            id="preset-seo-picture"
            words="admin.presets.seo.ownPicture"
            address={`/api/admin/presets/${preset.id}/picture?revision=${preset.revision}`}
            shown={seo.ownPicture}
            maxBytes={seo.maxBytes}
            onChanged={(answer) => preset.onChanged(readState(answer).revision)}
          />
        </div>
        <SeoPreview
          seo={seo}
          title={`${title.trim() || seo.made.title}${seo.suffix}`}
          description={description.trim() || seo.made.description}
        />
      </div>
    </PresetPart>
  )
}

function SeoPreview({ seo: { address, picture }, title, description }: Texts & { seo: ShownSeo }) {
  const t = useTranslations('admin.presets.seo')
  return (
    <div className="grid min-w-0 content-start gap-5">
      <figure className="grid gap-2">
        <figcaption className="text-sm text-muted">{t('asResult')}</figcaption>
        <div className="grid max-w-xl gap-1 border border-line p-4">
          <p className="truncate text-sm text-muted">{address}</p>
          <p className="truncate text-lg text-accent">{title}</p>
          <p className="line-clamp-2 text-sm wrap-anywhere">{description}</p>
        </div>
      </figure>
      <figure className="grid gap-2">
        <figcaption className="text-sm text-muted">{t('asCard')}</figcaption>
        <div className="grid max-w-xl gap-1 border border-line">
          {picture === null ? (
            <p className="p-4 text-sm text-muted">{t('noPicture')}</p>
          ) : (
            <img
              src={picture.src}
              alt={picture.alt}
              width={1200}
              height={630}
              loading="lazy"
              className="h-auto w-full"
            />
          )}
          <div className="grid gap-1 p-4">
            <p className="truncate font-medium">{title}</p>
            <p className="line-clamp-2 text-sm text-muted wrap-anywhere">{description}</p>
          </div>
        </div>
      </figure>
    </div>
  )
}
