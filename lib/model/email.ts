import { domainToASCII } from 'node:url';
import { z } from 'zod';
import { emailPattern } from '../shared/input-patterns';

const maxCharacters = 254;

/** Parses an email address from a form to half-width characters and an ASCII domain, as mail servers require. */
export const email = z
  .string()
  .max(maxCharacters)
  .regex(new RegExp(`^(?:${emailPattern})$`, 'v'), 'is not an email address')
  .transform((input, context) => {
    const [name = '', domain = ''] = input.trim().normalize('NFKC').split('@');
    const emailAddress = `${name}@${domainToASCII(domain)}`;
    if (emailAddress.endsWith('@') || emailAddress.length > maxCharacters)
      context.addIssue({ code: 'custom', message: 'is not an email address' });
    return emailAddress;
  });
