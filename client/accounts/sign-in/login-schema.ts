import { z } from 'zod';
import { loginBody } from '#shared/accounts/schemas.ts';

export const loginSchema = z.object(loginBody);
