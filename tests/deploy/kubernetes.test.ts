import { readFileSync } from 'node:fs';
import { parseEnv as parseEnvFile } from 'node:util';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { parseEnv } from '@/lib/platform/env';
import { checkProduction } from '@/server/check-production';

const folder = 'deploy/kubernetes/';
const read = (file: string) => parse(readFileSync(folder + file, 'utf8'));
const { kind, resources, images, configMapGenerator } = read('kustomization.yaml');
const deployment = read('deployment.yaml');
const { template } = deployment.spec;
const [container] = template.spec.containers;
const variables: Record<string, string> = {
  ...parseEnvFile(readFileSync(`${folder}site.env`, 'utf8')),
  ...read('secret.example.yaml').stringData,
};

it('the kustomization has manifests that exist, and sets the image of the deployment', () => {
  expect(kind).toBe('Kustomization');
  expect(resources.map((file: string) => read(file).metadata.name)).toEqual(resources.map(() => 'site'));
  expect(configMapGenerator).toEqual([{ name: 'site', envs: ['site.env'] }]);
  expect(images.map(({ name }: { name: string }) => name)).toEqual([container.image]);
});

it('a server starts with the variables of the ConfigMap and of the Secret', () => {
  checkProduction(variables);
  const { SITE_URL, DATABASE_URL, METRICS_PORT } = parseEnv(variables);
  const documented = readFileSync('.env.example', 'utf8');
  for (const name of Object.keys(variables)) expect(documented).toMatch(new RegExp(`^${name}=`, 'm'));
  expect(DATABASE_URL).toMatch(/^postgres:/);
  expect(new URL(SITE_URL).host).toBe(read('ingress.yaml').spec.rules[0].host);
  expect(template.metadata.annotations['prometheus.io/port']).toBe(`${METRICS_PORT}`);
  expect(container.envFrom).toEqual([{ configMapRef: { name: 'site' } }, { secretRef: { name: 'site' } }]);
});

it('the ports and labels of the manifests agree', () => {
  const dockerfile = readFileSync('Dockerfile', 'utf8');
  const ports = Object.fromEntries(
    container.ports.map(({ name, containerPort }: { name: string; containerPort: number }) => [name, containerPort]),
  );
  expect(dockerfile).toContain(`PORT=${ports.http}\n`);
  for (const labels of [
    deployment.spec.selector.matchLabels,
    read('service.yaml').spec.selector,
    read('disruption-budget.yaml').spec.selector.matchLabels,
  ])
    expect(template.metadata.labels).toEqual(labels);
});

it('a pod can write only where the image does, and keeps nothing', () => {
  const dockerfile = readFileSync('Dockerfile', 'utf8');
  const [, volumes = '[]'] = /^VOLUME (.+)$/m.exec(dockerfile) ?? [];
  expect(container.securityContext.readOnlyRootFilesystem).toBe(true);
  expect(container.volumeMounts.map(({ mountPath }: { mountPath: string }) => mountPath)).toEqual([
    ...JSON.parse(volumes),
    '/tmp',
  ]);
  for (const volume of template.spec.volumes) expect(volume).toHaveProperty('emptyDir');
});
