import { listen } from '../http';
import { vendors } from './all';
import { serveVendors } from './server';

const { url } = await listen(serveVendors(vendors), Number(process.env.VENDORS_PORT));
process.stdout.write(`vendors at ${url}\n`);
