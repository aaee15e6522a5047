/** The look of long texts. */
export const PROSE = [
  'min-w-0 max-w-[68ch]',
  '[&_h2]:mt-10 [&_h2]:mb-3 [&_h2]:border-t [&_h2]:border-line [&_h2]:pt-6 [&_h2]:text-xl',
  '[&_p]:my-3 [&_address]:my-3 [&_address]:not-italic',
  '[&_ul]:my-3 [&_ul]:list-disc [&_ul]:pl-6 [&_ol]:my-3 [&_ol]:list-decimal [&_ol]:pl-6 [&_li]:my-1',
  '[&_a]:text-accent [&_a]:underline [&_a]:underline-offset-4',
].join(' ')
