import type { ComponentProps } from 'react'

export interface ShownPicture {
  src: string
  alt: string
  /** px. */
  width: number
  height: number
}

interface UploadedPictureProps extends Pick<ComponentProps<'img'>, 'className' | 'loading'> {
  picture: ShownPicture
  /** Longest side, in rem. */
  most: number
}

/** An uploaded picture of any shape. Its space is reserved before it has loaded, so that nothing moves. */
export function UploadedPicture({ picture, most, className = '', loading }: UploadedPictureProps) {
  const { width, height } = picture
  return (
    <img
      {...picture}
      alt={picture.alt}
      loading={loading}
      decoding="async"
      className={`block h-auto w-full ${className}`}
      style={{ maxWidth: `min(${Math.min(most, (most * width) / height)}rem, ${width}px)` }}
    />
  )
}
