/**
 * The addresses that endpoints accept (zod's `email`), as the pattern of an input: browsers also accept those without a
 * domain, such as `a@b`.
 */
export const emailPattern =
  "(?:[A-Za-z0-9_'+\\-]+\\.)*[A-Za-z0-9_'+\\-]*[A-Za-z0-9_+\\-]@(?:[A-Za-z0-9][A-Za-z0-9\\-]*\\.)+[A-Za-z]{2,}";
