'use client'

import { useId, useRef, useState, type ChangeEvent } from 'react'
import { buttonStyle } from '@/components/ui/button'
import { useTranslations } from '@/components/ui/texts/use-translations'
import type { AvatarKey } from '@/lib/account/schema'
import { callApi, problemOf } from '@/lib/http/browser/call-api'
import { Avatar } from '../avatar'
import { useAvatar } from '../use-signed-in'

const SIZE = 256
const TYPES = ['image/png', 'image/jpeg', 'image/webp']

/** Tried in order; a photo usually fits at the first, with some 20 KiB. */
const QUALITIES = [0.85, 0.7, 0.5, 0.3]

interface AvatarPickerProps {
  choices: readonly AvatarKey[]
  maxBytes: number
}

/** Saved at once; all open tabs show it. */
export function AvatarPicker({ choices, maxBytes }: AvatarPickerProps) {
  const t = useTranslations('account.avatar')
  const avatar = useAvatar()
  const { outcome, save } = useSaveAvatar()
  const name = useId()

  const upload = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    if (file) save(scalePicture(file, maxBytes))
    target.value = ''
  }
  return (
    <div className="grid gap-4">
      <fieldset>
        <legend className="mb-3 text-muted">{t('legend')}</legend>
        <div className="flex flex-wrap gap-3">
          {choices.map((key) => (
            <label key={key} className="relative cursor-pointer rounded-full">
              <input
                type="radio"
                name={name}
                aria-label={t(`names.${key}`)}
                checked={avatar === key}
                onChange={() => save(Promise.resolve(key))}
                className="peer absolute inset-0 size-full cursor-pointer opacity-0"
              />
              <Avatar
                avatar={key}
                className="block size-13 ring-offset-3 ring-offset-ground peer-checked:ring-3 peer-checked:ring-accent peer-focus-visible:outline-3 peer-focus-visible:outline-offset-6 peer-focus-visible:outline-text forced-colors:peer-checked:outline-3 forced-colors:peer-checked:outline-offset-3"
              />
            </label>
          ))}
        </div>
      </fieldset>
      <div className="grid justify-items-start gap-2">
        <label
          className={buttonStyle(
            'secondary',
            'relative cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-accent',
          )}
        >
          {t('own')}
          <input
            type="file"
            accept="image/png,image/jpeg,image/webp"
            onChange={upload}
            aria-describedby={`${name}-hint`}
            className="sr-only"
          />
        </label>
        <p id={`${name}-hint`} className="text-sm text-muted">
          {t('ownHint')}
        </p>
      </div>
      <p
        role="status"
        className={`min-h-6 text-sm font-medium ${outcome.isError ? 'text-danger' : 'text-muted'}`}
      >
        {outcome.text}
      </p>
    </div>
  )
}

function useSaveAvatar() {
  const t = useTranslations('account.avatar')
  const [outcome, setOutcome] = useState({ text: '', isError: false })
  /** Saves run in order, so that the last of several quick choices wins. */
  const queue = useRef(Promise.resolve())

  const save = (choice: Promise<string>) => {
    queue.current = queue.current.then(async () => {
      setOutcome({ text: t('saving'), isError: false })
      try {
        await callApi('/api/account/avatar', { method: 'PUT', body: { avatar: await choice } })
        setOutcome({ text: t('saved'), isError: false })
      } catch (error) {
        const text = error instanceof PictureError ? t('notAPicture') : problemOf(error).message
        setOutcome({ text, isError: true })
      }
    })
    choice.catch(() => undefined)
  }
  return { outcome, save }
}

/** The file is no picture, or none that browsers can read. */
class PictureError extends Error {
  override readonly name = 'PictureError'
}

/**
 * To the middle square, without metadata (place, camera). @returns a data URL of WebP or JPEG @throws PictureError
 */
async function scalePicture(file: File, maxBytes: number): Promise<string> {
  if (!TYPES.includes(file.type)) throw new PictureError()
  const picture = await createImageBitmap(file).catch(() => null)
  if (!picture) throw new PictureError()
  const canvas = squareOf(picture)
  picture.close()
  for (const quality of QUALITIES) {
    const blob = await encode(canvas, quality)
    if (blob && blob.size <= maxBytes) return dataUrlOf(blob)
  }
  throw new PictureError()
}

function squareOf(picture: ImageBitmap): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = SIZE
  canvas.height = SIZE
  const side = Math.min(picture.width, picture.height)
  const left = (picture.width - side) / 2
  const top = (picture.height - side) / 2
  const context = canvas.getContext('2d')
  if (!context) throw new PictureError()
  // A JPEG has no transparency; without a background it would turn black.
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, SIZE, SIZE)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, left, top, side, side, 0, 0, SIZE, SIZE)
  return canvas
}

/** Browsers that cannot write WebP answer with a PNG (https://html.spec.whatwg.org/#dom-canvas-toblob). */
async function encode(canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> {
  const write = (type: string) => new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality))
  const webp = await write('image/webp')
  return webp?.type === 'image/webp' ? webp : write('image/jpeg')
}

function dataUrlOf(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(new PictureError())
    reader.readAsDataURL(blob)
  })
}
