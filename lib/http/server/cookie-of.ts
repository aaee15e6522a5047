/** The value of a request's cookie, as it was sent. */
export function cookieOf(headers: Headers, name: string): string | undefined {
  const cookies = headers.get('cookie')?.split('; ') ?? []
  return cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1)
}
