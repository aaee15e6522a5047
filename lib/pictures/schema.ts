import { z } from 'zod'

/** In bytes. */
export const LARGEST_PICTURE = 64 * 1024
const BASE64_LENGTH = Math.ceil(LARGEST_PICTURE / 3) * 4

export const pictureHashSchema = z.string().regex(/^[0-9a-f]{32}$/)

/** A picture's metadata; the content is stored separately, so that lists need not read it. */
export const pictureSchema = z.object({
  /** Hash of its content; also part of its address. */
  hash: pictureHashSchema,
  /** In pixels. */
  width: z.int(),
  height: z.int(),
})
export type Picture = z.infer<typeof pictureSchema>

/** A JPEG in base64. */
export const pictureContentSchema = z.object({
  hash: pictureHashSchema,
  data: z.base64().min(1).max(BASE64_LENGTH),
})
export type PictureContent = z.infer<typeof pictureContentSchema>

export interface EncodedPicture {
  picture: Picture
  content: PictureContent
}
