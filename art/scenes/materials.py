"""Materials of the studio. Colours are hex strings as a designer writes them."""
import bpy


def colour(value, factor=1):
    """A hex string as linear light."""
    parts = [int(value[i:i + 2], 16) / 255 for i in (1, 3, 5)]
    return tuple(factor * (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4) for p in parts) + (1,)


class Shader:
    """A material's node tree with the Principled shader."""

    def __init__(self, **values):
        self.material = bpy.data.materials.new('material')
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.body = self.tree.nodes['Principled BSDF']
        for name, value in values.items():
            self.body.inputs[name.replace('_', ' ')].default_value = value

    def node(self, kind, inputs=(), **settings):
        made = self.tree.nodes.new(f'ShaderNode{kind}')
        for name, value in settings.items():
            setattr(made, name, value)
        for name, value in dict(inputs).items():
            if isinstance(value, bpy.types.NodeSocket):
                self.tree.links.new(value, made.inputs[name])
            else:
                made.inputs[name].default_value = value
        return made

    def link(self, socket, name):
        self.tree.links.new(socket, self.body.inputs[name])

    def place(self, scale=(1, 1, 1), shift=(0, 0, 0)):
        spot = self.node('TexCoord').outputs['Object']
        return self.node('Mapping', {'Vector': spot, 'Scale': scale, 'Location': shift}).outputs[0]

    def noise(self, scale, detail=4, stretch=(1, 1, 1)):
        return self.node('TexNoise', {'Vector': self.place(stretch), 'Scale': scale, 'Detail': detail}).outputs['Fac']

    def bump(self, height, strength, distance=0.02):
        before = self.body.inputs['Normal'].links
        inputs = {'Height': height, 'Strength': strength, 'Distance': distance}
        if before:
            inputs['Normal'] = before[0].from_socket
        self.link(self.node('Bump', inputs).outputs[0], 'Normal')
        return self

    def vary(self, fac, dark, light, low=0.35, high=0.65):
        ramp = self.node('ValToRGB', {'Fac': fac})
        ramp.color_ramp.elements[0].position, ramp.color_ramp.elements[1].position = low, high
        ramp.color_ramp.elements[0].color, ramp.color_ramp.elements[1].color = colour(dark), colour(light)
        self.link(ramp.outputs[0], 'Base Color')
        return self

    def wear(self, low, high, scale=3):
        """Roughness that wanders between two values."""
        spread = self.node('MapRange', {'Value': self.noise(scale), 'From Min': 0.3, 'From Max': 0.7, 'To Min': low, 'To Max': high})
        self.link(spread.outputs[0], 'Roughness')
        return self


def plain(tint, rough=0.5, **values):
    return Shader(Base_Color=colour(tint), Roughness=rough, **values).material


def metal(tint, rough=0.22):
    shader = Shader(Base_Color=colour(tint), Metallic=1).wear(rough * 0.75, rough * 1.35)
    return shader.bump(shader.noise(60, 2), 0.02).material


def brass(rough=0.2):
    return metal('#d9b36c', rough)


def gold(rough=0.13):
    return metal('#f0c987', rough)


def steel(rough=0.17):
    return metal('#c9c8c6', rough)


def copper(rough=0.22):
    return metal('#d98a62', rough)


def leather(dark, light, grain=38, depth=0.35, rough=0.42):
    """Hide with pores and a slow change of colour."""
    shader = Shader(Clearcoat=0.08, Clearcoat_Roughness=0.35, Specular=0.42)
    shader.vary(shader.noise(2.2, 6), dark, light).wear(rough * 0.85, rough * 1.2, 6)
    spot = shader.place()
    bent = shader.node('MixRGB', {'Fac': 0.06, 'Color1': spot, 'Color2': shader.node('TexNoise', {'Vector': spot, 'Scale': 9}).outputs['Color']})
    cells = shader.node('TexVoronoi', {'Vector': bent.outputs[0], 'Scale': grain}, feature='SMOOTH_F1')
    shader.bump(cells.outputs['Distance'], depth, 0.012)
    return shader.bump(shader.noise(260, 3), depth * 0.35, 0.004).material


def wood(dark, light, along=(0.6, 7, 7)):
    shader = Shader(Specular=0.4, Clearcoat=0.1, Clearcoat_Roughness=0.3)
    grain = shader.noise(2.6, 9, along)
    shader.vary(grain, dark, light, 0.3, 0.7).wear(0.3, 0.46, 5)
    return shader.bump(shader.noise(9, 8, along), 0.12, 0.008).material


def stone(dark='#a79d8f', light='#c9c0b2'):
    """Honed limestone."""
    shader = Shader(Specular=0.35)
    shader.vary(shader.noise(1.3, 9), dark, light, 0.25, 0.75).wear(0.42, 0.6, 4)
    return shader.bump(shader.noise(70, 5), 0.12, 0.008).material


def cloth(dark, light, threads=0, sheen=0.6, rough=0.8, **values):
    """Woven or felted stuff: with threads, a plain weave that follows the surface's own coordinates."""
    shader = Shader(Sheen=sheen, Sheen_Tint=0.6, Specular=0.18, Roughness=rough, **values)
    shader.vary(shader.noise(1.8, 5), dark, light)
    if threads:
        for stretch in ((1, 0, 0), (0, 0, 1)):
            wave = shader.node('TexWave', {'Vector': shader.place(stretch), 'Scale': threads, 'Distortion': 1.2, 'Detail': 1})
            wave.bands_direction = 'DIAGONAL'
            shader.bump(wave.outputs['Fac'], 0.14, 0.006)
    return shader.bump(shader.noise(120, 4), 0.3, 0.006).material


def silk(dark, light, rough=0.36):
    shader = Shader(Sheen=0.35, Sheen_Tint=0.8, Specular=0.5, Anisotropic=0.5)
    shader.vary(shader.noise(1.1, 3), dark, light).wear(rough * 0.9, rough * 1.15)
    return shader.bump(shader.noise(240, 2, (1, 1, 0.2)), 0.06, 0.004).material


def paper(tint='#d8cfbd'):
    shader = Shader(Base_Color=colour(tint), Roughness=0.85, Specular=0.2)
    return shader.bump(shader.noise(140, 5), 0.12, 0.004).material


def lacquer(tint, rough=0.12):
    return plain(tint, 0.3, Clearcoat=1.0, Clearcoat_Roughness=rough, Specular=0.5)


def wax(tint, depth=0.35):
    shader = Shader(Base_Color=colour(tint), Subsurface=depth, Subsurface_Color=colour(tint), Roughness=0.38, Subsurface_Radius=(0.3, 0.14, 0.05))
    return shader.bump(shader.noise(14, 6), 0.18, 0.02).material


def glass(tint='#ffffff', density=0, rough=0.0, ior=1.48, shade=0.75):
    """Clear or coloured glass: the colour deepens with thickness, and light passes to what stands behind."""
    shader = Shader(Base_Color=(1, 1, 1, 1), Transmission=1, Roughness=rough, IOR=ior)
    tree, out = shader.tree, shader.tree.nodes['Material Output']
    light = shader.node('LightPath')
    through = shader.node('BsdfTransparent', {'Color': colour(tint, shade)})
    mixed = shader.node('MixShader', {0: light.outputs['Is Shadow Ray'], 1: shader.body.outputs[0], 2: through.outputs[0]})
    tree.links.new(mixed.outputs[0], out.inputs['Surface'])
    if density:
        volume = shader.node('VolumeAbsorption', {'Color': colour(tint), 'Density': density})
        tree.links.new(volume.outputs[0], out.inputs['Volume'])
    return shader.material


def gem(tint, ior=2.1):
    """A cut stone. Its fire comes from the coloured sparks of the studio's surroundings."""
    shader = Shader()
    stone_ = shader.node('BsdfGlass', {'Color': colour(tint), 'Roughness': 0, 'IOR': ior})
    light = shader.node('LightPath')
    through = shader.node('BsdfTransparent', {'Color': colour(tint, 0.8)})
    mixed = shader.node('MixShader', {0: light.outputs['Is Shadow Ray'], 1: stone_.outputs[0], 2: through.outputs[0]})
    shader.tree.links.new(mixed.outputs[0], shader.tree.nodes['Material Output'].inputs['Surface'])
    return shader.material
